import { create } from 'zustand'

/** The address of whoever has just accepted an invitation: the sign-in that follows shows it. Not in the URL, which history and logs keep. */
const useAcceptedInvite = create<{ email: string | null }>(() => ({ email: null }))

export const useAcceptedEmail = () => useAcceptedInvite((state) => state.email)

export function setAcceptedEmail(email: string | null) {
  useAcceptedInvite.setState({ email })
}
