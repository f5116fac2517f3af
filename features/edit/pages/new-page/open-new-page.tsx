'use client'

import { lazyComponent } from '@/components/lazy-component'
import { openDialog } from '../../dialogs'

const NewPageDialog = lazyComponent(async () => (await import('./new-page-dialog')).NewPageDialog)

/** Opens the dialog `new-page`, which goes on to the page that it has created. `copyOf`: the page to copy. */
export function openNewPage({ copyOf = null }: { copyOf?: number | null } = {}): void {
  void openDialog((close) => <NewPageDialog copyOf={copyOf} onClose={() => close(null)} />)
}
