import { create } from 'zustand'

/** Whether the person has pressed the button, so that the screen closes instead of waiting for them. */
const useSigningOut = create(() => ({ hasSignedOut: false }))

export const useHasSignedOut = () => useSigningOut((state) => state.hasSignedOut)

export function setHasSignedOut(hasSignedOut: boolean) {
  useSigningOut.setState({ hasSignedOut })
}
