/** Street and house number of one line: the last word is the number if it begins with a digit or is 'bb' (without a number). */
export function splitStreet(line: string): { street: string; houseNumber: string } {
  const [, street = '', houseNumber = ''] = /^(.*\S)\s+(\d\S*|bb)$/i.exec(line.trim()) ?? []
  return street === '' ? { street: line.trim(), houseNumber: '' } : { street, houseNumber }
}
