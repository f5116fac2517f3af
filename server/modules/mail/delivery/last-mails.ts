/** Mails to people whose data are erased: the outbox keeps none of them (docs/rules/mail.md#mail-retention). */
export const lastMails: ReadonlySet<string> = new Set(['accountDeleted', 'privacyErased'])
