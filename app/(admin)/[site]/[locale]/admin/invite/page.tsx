import type { Metadata } from 'next'
import { AcceptInvite } from '@/features/admin/invite/accept-invite'
import { officeMetadata } from '@/features/admin/language/office-messages'

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('invite')
}

export default function InvitePage() {
  return <AcceptInvite />
}
