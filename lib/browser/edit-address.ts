export const editParameter = 'editPage'

/** Whether the address of this page asks for the edit mode (docs/rules/editing.md#edit-gate). */
export function asksForEditing(): boolean {
  return new URLSearchParams(window.location.search).get(editParameter) === 'true'
}
