/** Every seat has a cow of its own, told apart by coat, markings and horns. */

export interface Coat {
  fur: string;
  mark: string;
  muzzle: string;
  marking: 'patch' | 'blaze' | 'spots' | 'fringe' | 'cap';
  horns: 'short' | 'long' | 'none';
}

export const COATS: readonly Coat[] = [
  { fur: '#fbf7ee', mark: '#3b3a40', muzzle: '#f0b5a6', marking: 'patch', horns: 'short' },
  { fur: '#b8713f', mark: '#f8ead2', muzzle: '#f3cfb6', marking: 'blaze', horns: 'short' },
  { fur: '#47454f', mark: '#f3efe6', muzzle: '#c9a39b', marking: 'blaze', horns: 'none' },
  { fur: '#e39a4c', mark: '#c2701f', muzzle: '#f8d9ad', marking: 'fringe', horns: 'long' },
  { fur: '#efe2c6', mark: '#a9743f', muzzle: '#efb9a3', marking: 'spots', horns: 'short' },
  { fur: '#9aa5ae', mark: '#5c6873', muzzle: '#d9c3bd', marking: 'cap', horns: 'short' },
  { fur: '#8c4a34', mark: '#f8ead2', muzzle: '#eec5b0', marking: 'cap', horns: 'none' },
  { fur: '#d8d3e6', mark: '#6b5f8a', muzzle: '#ecb6b4', marking: 'patch', horns: 'long' },
  { fur: '#f4d9a4', mark: '#7d5a33', muzzle: '#eeb59c', marking: 'fringe', horns: 'short' },
  { fur: '#5f7f78', mark: '#e7f0ea', muzzle: '#dfc6b8', marking: 'spots', horns: 'none' },
];

export const coatOf = (seat: number): Coat => COATS[seat % COATS.length]!;
