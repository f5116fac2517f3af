import { useAuthStore } from '@/features/auth/session/auth-store'
import { isOwnSession } from './editing-user'

/** Why nothing is saved any more: nobody is signed in, or somebody else. Null while the editor is. */
export function useSessionEnd(): 'signedOut' | 'otherUser' | null {
  return useAuthStore(({ status }) => {
    if (status === 'unknown' || isOwnSession()) return null
    return status === 'signedIn' ? 'otherUser' : 'signedOut'
  })
}
