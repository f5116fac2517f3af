import { create } from 'zustand'
import type { CartItem, LineOptions } from '@/lib/api/entities/cart.schema'

/** Which bundle is being put together (SPEC 2 'bundle-customization'), and from what it starts; `line` is one of the cart that is changed. */
export type BundleDraft = { productId: number; qty: number; options: LineOptions; line: CartItem | null }

export const useBundleStore = create<{ open: BundleDraft | null }>(() => ({ open: null }))

export function openBundle(open: BundleDraft) {
  useBundleStore.setState({ open })
}

export function closeBundle() {
  useBundleStore.setState({ open: null })
}
