'use client'

import { lazyComponent } from '@/components/lazy-component'
import { openDialog } from '../dialogs'
import type { NewLink, RichLink } from '../rich/link/rich-link'
import type { StoredLink } from './stored-link'

const LinkDialog = lazyComponent(async () => (await import('./link-dialog')).LinkDialog)

/** Opens the dialog `link-options`. Null when it is dismissed; `label` is the name of what was chosen. */
export function pickLink(current: StoredLink | RichLink | null): Promise<NewLink | null | 'removed'> {
  return openDialog<NewLink | 'removed'>((close) => <LinkDialog current={current} onClose={close} />)
}
