/** Puts a file into the reader's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Kept until the browser has begun to write it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
