/** The table of three. */
export {};
