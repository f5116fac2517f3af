type Ask = (go: () => void) => void

/** Those of the forms with unsaved changes. */
const asking = new Set<Ask>()

/** Has `ask` decide about ways out of the screen that are no links, until the returned function is called. */
export function onLeaving(ask: Ask): () => void {
  asking.add(ask)
  return () => void asking.delete(ask)
}

/** Leads to another screen; a form with unsaved changes asks first (docs/rules/administration.md#form-revisions). */
export function leaveScreen(go: () => void) {
  const [ask] = asking
  if (ask) ask(go)
  else go()
}
