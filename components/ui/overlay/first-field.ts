const fieldSelector = ':is(input, select, textarea):enabled:not([type=hidden], [type=file], [tabindex="-1"])'

/**
 * The first field of a dialog, or the chosen one of a group of radio buttons. Null without a field, and on a touch screen, where the focus would open the
 * keyboard over the dialog.
 */
export function firstField(dialog: HTMLElement | null): HTMLElement | null {
  if (window.matchMedia?.('(pointer: coarse)').matches) return null
  const first = dialog?.querySelector<HTMLElement>(fieldSelector) ?? null
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  const chosen = [...(dialog?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [])]
  return chosen.find(({ name }) => name === first.name) ?? first
}
