import { editStore } from '../store/edit-store'

const pattern = /^#approval=(.+)$/

/**
 * Takes the token of a mailed link out of the address, so that neither the history nor a copied address keeps it, and opens the request
 * (docs/rules/editing.md#approval-link).
 */
export function takeApprovalToken() {
  const [, written] = pattern.exec(window.location.hash) ?? []
  if (!written) return
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${window.location.search}`)
  editStore.setState({ approvalToken: decoded(written), panel: 'approval' })
}

export const approvalHash = (token: string) => `#approval=${encodeURIComponent(token)}`

/** A mail program may have cut an escape in two. */
function decoded(written: string) {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
