/** The result of a match as a picture, drawn here. */

const SIZE = 1080;
const MARGIN = 80;
const LETTERS = 'system-ui, sans-serif';

export interface Poster {
  game: string;
  verdict: string;
  /** By rank. */
  lines: readonly { rank: number; name: string; score: string; face: SVGElement | null; you: boolean }[];
  /** The turning point, if there was one. */
  moment: string;
}

/** The picture as a file. */
export async function drawPoster(poster: Poster, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d')!;
  drawFelt(pen);
  write(pen, poster.game, 118, { size: 44, weight: 600, color: '#dcebcf' });
  write(pen, poster.verdict, 200, { size: 66, weight: 800, color: '#ffffff' });
  const height = Math.min(96, 560 / poster.lines.length);
  for (const [place, line] of poster.lines.entries()) await drawLine(pen, line, 260 + place * height, height);
  wrap(pen, poster.moment, 900);
  write(pen, 'stado', SIZE - 44, { size: 38, weight: 800, color: '#a8d08d' });
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  return new File([blob!], name, { type: 'image/png' });
}

interface Lettering {
  size: number;
  weight: number;
  color: string;
}

function drawFelt(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(SIZE / 2, SIZE / 4, 60, SIZE / 2, SIZE / 2, SIZE);
  light.addColorStop(0, '#2f6b4a');
  light.addColorStop(1, '#12291d');
  pen.fillStyle = light;
  pen.fillRect(0, 0, SIZE, SIZE);
}

function letter(pen: CanvasRenderingContext2D, { size, weight, color }: Lettering): void {
  pen.font = `${weight} ${size}px ${LETTERS}`;
  pen.fillStyle = color;
}

/** Writes a line, as narrow as it has to be. */
function write(pen: CanvasRenderingContext2D, text: string, y: number, look: Lettering): void {
  letter(pen, look);
  pen.fillText(text, MARGIN, y, SIZE - 2 * MARGIN);
}

/** Writes a sentence in as many lines as it takes. */
function wrap(pen: CanvasRenderingContext2D, text: string, y: number): void {
  letter(pen, { size: 38, weight: 500, color: '#f3f7ee' });
  let line = '';
  let at = y;
  for (const word of text.split(' ')) {
    if (line && pen.measureText(`${line} ${word}`).width > SIZE - 2 * MARGIN) {
      pen.fillText(line, MARGIN, at);
      at += 48;
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  pen.fillText(line, MARGIN, at);
}

async function drawLine(pen: CanvasRenderingContext2D, line: Poster['lines'][number], top: number, height: number): Promise<void> {
  const middle = top + height / 2;
  if (line.you) {
    pen.fillStyle = 'rgb(255 255 255 / 14%)';
    pen.fillRect(MARGIN - 20, top + 3, SIZE - 2 * MARGIN + 40, height - 6);
  }
  letter(pen, { size: height * 0.46, weight: 700, color: '#ffffff' });
  pen.textBaseline = 'middle';
  pen.fillText(`${line.rank}.`, MARGIN, middle);
  if (line.face) pen.drawImage(await paint(line.face), MARGIN + 70, top + 6, height - 12, height - 12);
  pen.fillText(line.name, MARGIN + 180, middle, 520);
  pen.textAlign = 'end';
  pen.fillText(line.score, SIZE - MARGIN, middle);
  pen.textAlign = 'start';
  pen.textBaseline = 'alphabetic';
}

/** A drawing of the page as an image. */
async function paint(drawing: SVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGElement;
  for (const [name, value] of Object.entries({ xmlns: 'http://www.w3.org/2000/svg', width: '128', height: '128' })) copy.setAttribute(name, value);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  return image;
}

/** Gives a file to whatever the device shares with; where there is nothing such, it is saved. */
export async function shareFile(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
