/** A house number as MyGLS wants it: digits, and whatever follows them apart. '12a' is 12 and 'a', 'bb' is '' and 'bb'. */
export function splitHouseNumber(text: string): { HouseNumber: string; HouseNumberInfo: string } {
  const [, digits = '', rest = ''] = /^\s*(\d*)(.*)$/s.exec(text) ?? []
  return { HouseNumber: digits, HouseNumberInfo: rest.trim() }
}
