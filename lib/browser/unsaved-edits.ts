import { openIndexedStore } from './indexed-store'

/** Editors' changes that the server does not have yet (docs/rules/editing.md#journal). Signing out clears it. */
export const unsavedEdits = openIndexedStore('izlog-unsaved-edits')
