import {
  Boxes,
  ClipboardList,
  Cog,
  FileKey2,
  Mails,
  MessageSquare,
  PackageCheck,
  PackageOpen,
  PackageX,
  ReceiptText,
  Scale,
  Undo2,
  Wallet,
} from 'lucide-react'
import type { WorkKind } from '@/lib/api/v1/admin.schema'

/** The list that holds each kind of waiting work. */
export const workLists = {
  pack: { Icon: PackageOpen, href: { pathname: '/admin/orders', query: { view: 'pack' } } },
  send: { Icon: PackageCheck, href: { pathname: '/admin/orders', query: { view: 'send' } } },
  withdrawals: { Icon: Undo2, href: { pathname: '/admin/orders', query: { view: 'withdrawals' } } },
  returns: { Icon: PackageX, href: { pathname: '/admin/returns', query: { view: 'received' } } },
  decide: { Icon: Scale, href: { pathname: '/admin/orders', query: { view: 'decide' } } },
  pay: { Icon: Wallet, href: { pathname: '/admin/orders', query: { view: 'pay' } } },
  fiscal: { Icon: ReceiptText, href: { pathname: '/admin/invoices', query: { fiscal: 'failed' } } },
  answers: { Icon: ClipboardList, href: { pathname: '/admin/forms' } },
  privacy: { Icon: FileKey2, href: { pathname: '/admin/privacy' } },
  reviews: { Icon: MessageSquare, href: { pathname: '/admin/reviews', query: { state: 'pending' } } },
  lowStock: { Icon: Boxes, href: { pathname: '/admin/stock', query: { view: 'low' } } },
  mails: { Icon: Mails, href: { pathname: '/admin/outbox', query: { state: 'unsent' } } },
  jobs: { Icon: Cog, href: { pathname: '/admin/jobs' } },
} as const satisfies Record<WorkKind, unknown>
