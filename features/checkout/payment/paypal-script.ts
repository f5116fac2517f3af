/** The options of PayPal's script out of the address our server gave; the script itself is always PayPal's own, whatever the address says. */
export function scriptOptions(scriptUrl: string): { clientId: string } & Record<string, string> {
  const { 'client-id': clientId = '', ...rest } = Object.fromEntries(new URL(scriptUrl).searchParams)
  return { clientId, ...rest }
}
