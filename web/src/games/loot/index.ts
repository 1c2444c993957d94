/** The table of loot. */
export {};
