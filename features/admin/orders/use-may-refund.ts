import { useOfficeUser } from '@/features/auth/session/office-user'

/** Whether this user may move money (docs/rules/orders.md#money-right). The server decides; until it is known, yes. */
export function useMayRefund(): boolean {
  const { data: user } = useOfficeUser()
  return user?.scopes.includes('orders.money') ?? true
}
