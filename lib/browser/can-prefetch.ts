import { asksForEditing } from './edit-address'

/** False with data saver, on a 2g connection and in the edit mode (docs/rules/storefront.md#idle-prefetch). */
export function canPrefetch(connection: unknown = Reflect.get(navigator, 'connection'), isEditing = asksForEditing()): boolean {
  if (isEditing) return false
  if (typeof connection !== 'object' || connection === null) return true
  const savesData = Reflect.get(connection, 'saveData') === true
  const isSlow = String(Reflect.get(connection, 'effectiveType')).endsWith('2g')
  return !savesData && !isSlow
}
