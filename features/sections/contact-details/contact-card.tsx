import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/display/card'

export function ContactCard({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Card className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-3">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-lamp-soft text-lamp-ink">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      {children}
    </Card>
  )
}
