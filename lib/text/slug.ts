/** 'Šuma Striborova 2' becomes 'suma-striborova-2'; a text without Latin letters and digits becomes empty. */
export function slugOf(text: string, maxLength = 180): string {
  const plain = text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
  const letters = plain.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')
  return letters
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '')
}
