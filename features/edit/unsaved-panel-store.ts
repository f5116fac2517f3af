import { useEffect } from 'react'
import { create } from 'zustand'

/** Whether the open side panel holds what was typed and not saved (docs/rules/editing.md#unsaved-dialogs). */
export const usePanelState = create<{ isUnsaved: boolean }>(() => ({ isUnsaved: false }))

/** For a panel that saves as a whole: it asks before it goes. */
export function useUnsavedPanel(isUnsaved: boolean) {
  useEffect(() => {
    usePanelState.setState({ isUnsaved })
    return () => usePanelState.setState({ isUnsaved: false })
  }, [isUnsaved])
}
