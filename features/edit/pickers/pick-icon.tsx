'use client'

import { lazyComponent } from '@/components/lazy-component'
import { openDialog } from '../dialogs'

const IconDialog = lazyComponent(async () => (await import('./icon-dialog')).IconDialog)

/** Opens `icon-list`. Returns the name of an icon; null when it is dismissed. */
export function pickIcon(current: string): Promise<string | null> {
  return openDialog<string>((close) => <IconDialog current={current} onClose={close} />)
}
