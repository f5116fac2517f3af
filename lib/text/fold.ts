/** Lowercases text and removes diacritics for search: 'sibenik' finds 'Šibenik', 'dakovo' finds 'Đakovo'. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')
}
