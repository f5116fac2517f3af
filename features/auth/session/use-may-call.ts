import { mayCall, type Guarded } from '@/lib/office/may-call'
import { useOfficeUser } from './office-user'

/**
 * Whether the user may make these calls, so that the office offers the controls that do (docs/rules/administration.md#offered-changes). The office shows a
 * screen once it knows the user, and the server decides.
 */
export function useMayCall(...endpoints: readonly [Guarded, ...Guarded[]]): boolean {
  const { data: user } = useOfficeUser()
  return user === undefined || endpoints.every((endpoint) => mayCall(user.scopes, endpoint))
}
