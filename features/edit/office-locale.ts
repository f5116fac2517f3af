import { useOfficeUser } from '@/features/auth/session/office-user'

/** The language of the editor's own texts, a setting of the user. */
export function useOfficeLocale(): 'hr' | 'en' {
  const { data: user } = useOfficeUser()
  return user?.settings.language === 'eng' ? 'en' : 'hr'
}
