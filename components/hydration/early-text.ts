/** What was typed or autofilled into a text field before hydration; empty where there is no such field. React keeps it on the screen, but not in its state. */
export function earlyText(id: string): string {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}
