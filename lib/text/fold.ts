/** Text as it is searched: small letters without their marks, so that 'sibenik' finds 'Šibenik' and 'dakovo' finds 'Đakovo'. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')
}
