/** What a pressed key asks of a list (docs/rules/administration.md#office-table). */
export type RowKey = 'next' | 'previous' | 'toggle' | 'search'

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>

/**
 * Where the focus is: in a text field or another control with keys of its own, on a link or checkbox of a row, or elsewhere. Arrows and Space scroll the page
 * elsewhere, and Space presses a checkbox by itself.
 */
export type FocusPlace = 'field' | 'rowLink' | 'row' | 'elsewhere'

export function rowKeyOf({ key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyPress, place: FocusPlace): RowKey | null {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || place === 'field') return null
  const isInRow = place !== 'elsewhere'
  switch (key) {
    case 'j':
      return 'next'
    case 'k':
      return 'previous'
    case '/':
      return 'search'
    case 'x':
      return isInRow ? 'toggle' : null
    case 'ArrowDown':
      return isInRow ? 'next' : null
    case 'ArrowUp':
      return isInRow ? 'previous' : null
    case ' ':
      return place === 'rowLink' ? 'toggle' : null
    default:
      return null
  }
}
