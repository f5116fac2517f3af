import { create } from 'zustand'

/** Whether the person has pressed "sign out": the screen then closes instead of asking them to sign in again. */
const useSigningOut = create(() => ({ hasSignedOut: false }))

export const useHasSignedOut = () => useSigningOut((state) => state.hasSignedOut)

export function setHasSignedOut(hasSignedOut: boolean) {
  useSigningOut.setState({ hasSignedOut })
}
