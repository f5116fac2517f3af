import type { AuditWords } from '@/lib/office/audit/audit-words'
import type { OfficeLanguage } from '@/lib/office/office-language'
import { englishAuditWords } from '@/messages/audit.en'
import { croatianAuditWords } from '@/messages/audit.hr'

/** For the server: the browser gets the words of one language only. */
export function auditWordsOf(language: OfficeLanguage): AuditWords {
  return language === 'eng' ? englishAuditWords : croatianAuditWords
}
