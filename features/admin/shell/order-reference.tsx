'use client'

import { useOfficeUser } from '@/features/auth/session/office-user'
import { Link } from '@/lib/i18n/navigation'
import { mayRead } from '@/lib/office/roles'

/** An order's number, which leads to the order for those who may see orders. */
export function OrderReference({ order: { id, number } }: { order: { id: number; number: string } }) {
  const { data: user } = useOfficeUser()
  if (!user || !mayRead(user.scopes, 'orders')) return <span className="font-medium tabular-nums">{number}</span>
  return (
    <Link
      href={{ pathname: '/admin/orders/[id]', params: { id } }}
      prefetch={false}
      className="font-medium tabular-nums text-action underline underline-offset-4"
    >
      {number}
    </Link>
  )
}
