/** docs/rules/checkout.md#person-names */
export function isPersonName(text: string): boolean {
  return /^[\p{L}\p{M}' ’ʼ-]+$/u.test(text)
}
