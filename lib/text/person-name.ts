/** SPEC 5: letters of any alphabet, spaces, apostrophes and hyphens (DESIGN 12). */
export function isPersonName(text: string): boolean {
  return /^[\p{L}\p{M}' ’ʼ-]+$/u.test(text)
}
