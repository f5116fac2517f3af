import { create } from 'zustand'
import type { CartItem, LineOptions } from '@/lib/api/entities/cart.schema'

/** The bundle in the dialog with its initial choices; `line`: the cart line that is edited (docs/rules/cart.md#bundle-dialog). */
export type BundleDraft = { productId: number; qty: number; options: LineOptions; line: CartItem | null }

export const useBundleStore = create<{ draft: BundleDraft | null }>(() => ({ draft: null }))

export function openBundle(draft: BundleDraft) {
  useBundleStore.setState({ draft })
}

export function closeBundle() {
  useBundleStore.setState({ draft: null })
}
