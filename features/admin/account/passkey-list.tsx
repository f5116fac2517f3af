import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/display/badge'
import type { Passkey } from '@/lib/api/v1/user/office/factor.schema'
import { formatDateTime } from '@/lib/office/formats'

type PasskeyListProps = { passkeys: readonly Passkey[]; onRename: (passkey: Passkey) => void; onRemove: (passkey: Passkey) => void }

export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const t = useTranslations('admin.account.passkeys')
  if (passkeys.length === 0) return null
  return (
    <ul className="mb-5 flex flex-col divide-y divide-line border-y border-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
          <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <div className="min-w-0 grow basis-48">
            <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
              {passkey.name}
              {passkey.isOfThisHost ? null : <Badge>{t('otherHost', { host: passkey.host })}</Badge>}
            </p>
            <p className="text-sm text-ink-soft">
              {t('added', { at: formatDateTime(passkey.createdAt) })}
              <br />
              {passkey.lastUsedAt ? t('used', { at: formatDateTime(passkey.lastUsedAt) }) : t('unused')}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" aria-label={t('rename.named', { name: passkey.name })} onClick={() => onRename(passkey)}>
              {t('rename.open')}
            </Button>
            <Button variant="quiet" size="sm" aria-label={t('remove.named', { name: passkey.name })} onClick={() => onRemove(passkey)}>
              {t('remove.open')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
