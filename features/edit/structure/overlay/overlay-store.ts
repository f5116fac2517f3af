import { create } from 'zustand'

type OverlayState = {
  /** The section whose toolbar is shown. */
  active: { key: string; section: string } | null
  /** Counts up when the toolbar should take the focus. */
  focusRequest: number
}

export const useOverlayStore = create<OverlayState>(() => ({ active: null, focusRequest: 0 }))
