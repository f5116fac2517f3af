/** What a pressed key asks of the row with the focus (docs/rules/administration.md#office-table). */
type RowKey = 'next' | 'previous' | 'toggle'

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>

/**
 * Where the focus is: in a text field or another control with keys of its own, on a link or checkbox of a row, or elsewhere. Arrows and Space scroll the page
 * elsewhere, and Space presses a checkbox by itself.
 */
export type FocusPlace = 'field' | 'rowLink' | 'row' | 'elsewhere'

export function rowKeyOf({ key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyPress, place: FocusPlace): RowKey | null {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || place === 'field' || place === 'elsewhere') return null
  switch (key) {
    case 'ArrowDown':
      return 'next'
    case 'ArrowUp':
      return 'previous'
    case ' ':
      return place === 'rowLink' ? 'toggle' : null
    default:
      return null
  }
}
