import { create } from 'zustand'

/** Whether a mailed link has just set a password in this tab, which the sign-in page says until somebody signs in. */
export const usePasswordSet = create<{ isSet: boolean }>(() => ({ isSet: false }))

export function markPasswordSet(isSet: boolean) {
  usePasswordSet.setState({ isSet })
}
