import { useAuthStore } from '@/features/auth/session/auth-store'

/** The user whose changes this window holds: the one who was signed in when the edit mode began. */
let owner: string | null = null

export function startEditingSession() {
  owner ??= useAuthStore.getState().userId
}

/** Hands the unsaved changes to the user who is signed in now (docs/rules/editing.md#ended-session). */
export function takeOverEditingSession() {
  owner = useAuthStore.getState().userId
}

/** Changes are sent only as the user who made them. */
export function isOwnSession() {
  const { status, userId } = useAuthStore.getState()
  return status === 'signedIn' && userId === owner
}

export const editingUser = () => owner
