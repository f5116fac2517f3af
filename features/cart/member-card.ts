import { create } from 'zustand'
import { deleteCookie, readCookie, writeCookie } from '@/lib/cookies'

/** The member card that this browser knows (SPEC 4: for 30 days): who has one sees a member's prices. `restored`: the cookie was read. */
export const useMemberCardStore = create<{ barcode: string | null; restored: boolean }>(() => ({ barcode: null, restored: false }))

/** Called in the browser only, after the first render: pages are the same for everybody (DESIGN P7). */
export function restoreMemberCard() {
  if (!useMemberCardStore.getState().restored) useMemberCardStore.setState({ barcode: readCookie('memberCard'), restored: true })
}

export function rememberMemberCard(barcode: string) {
  if (barcode === useMemberCardStore.getState().barcode) return
  writeCookie('memberCard', barcode)
  useMemberCardStore.setState({ barcode, restored: true })
}

export function forgetMemberCard() {
  deleteCookie('memberCard')
  useMemberCardStore.setState({ barcode: null, restored: true })
}
