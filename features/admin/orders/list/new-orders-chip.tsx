import { ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'

/** '1 nova narudžba', over the list, so that appearing moves nothing; pressing shows them. */
export function NewOrdersChip({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations('admin.orders')
  return (
    <div role="status" className="pointer-events-none sticky top-2 z-30 h-0">
      {count > 0 ? (
        <Button size="sm" onClick={onShow} className="pointer-events-auto mx-auto flex rounded-full shadow-float">
          <ArrowUp aria-hidden="true" className="size-4" />
          {t('newOrders', { count })}
        </Button>
      ) : null}
    </div>
  )
}
