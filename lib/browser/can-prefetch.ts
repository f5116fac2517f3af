/** False with data saver or a 2g connection (docs/rules/storefront.md#idle-prefetch). */
export function canPrefetch(connection: unknown = Reflect.get(navigator, 'connection')): boolean {
  if (typeof connection !== 'object' || connection === null) return true
  const savesData = Reflect.get(connection, 'saveData') === true
  const isSlow = String(Reflect.get(connection, 'effectiveType')).endsWith('2g')
  return !savesData && !isSlow
}
