import type { z } from 'zod'
import { Address, AddressInput, Country } from '@/lib/api/entities/address.schema'
import { Cart, CartItem, Coupon, LineOptions, PriceSummary } from '@/lib/api/entities/cart.schema'
import { Category, CategoryRef } from '@/lib/api/entities/category.schema'
import { RichNode } from '@/lib/api/entities/common.schema'
import { Consent } from '@/lib/api/entities/consent.schema'
import { DeliveryBranch, DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import { Event, EventCard } from '@/lib/api/entities/event.schema'
import { Form } from '@/lib/api/entities/form.schema'
import { LayoutElement } from '@/lib/api/entities/page/layout-element.schema'
import { MediaItem } from '@/lib/api/entities/media-item.schema'
import { EditedPicture, GalleryPicture, Picture } from '@/lib/api/entities/media.schema'
import { NavigationItem } from '@/lib/api/entities/page/navigation.schema'
import { Order, OrderAddress, OrderDocument, OrderListItem } from '@/lib/api/entities/order.schema'
import { HostedForm, PayPalPayload } from '@/lib/api/entities/payment-start.schema'
import { BankTransfer, PaymentMethod } from '@/lib/api/entities/payment.schema'
import { Post, PostCard, Term } from '@/lib/api/entities/post.schema'
import { AttributeEntry, Axis, BundlePart, CustomOption, Product, ProductCard, Stock, Variant } from '@/lib/api/entities/product.schema'
import { SectionDocument } from '@/lib/api/entities/page/section.schema'
import { User } from '@/lib/api/entities/user.schema'
import { JsonValue } from '@/lib/api/v1/cms/draft.schema'
import { UploadData } from '@/lib/api/v2/media.schema'
import { MenuItem } from '@/lib/api/v1/cms/navigation/office.schema'

/** Schemas that the OpenAPI document names once and refers to. A schema that contains itself must be here. */
export const entities: Record<string, z.ZodType> = {
  Address,
  AddressInput,
  AttributeEntry,
  Axis,
  BankTransfer,
  BundlePart,
  Cart,
  CartItem,
  Category,
  CategoryRef,
  Consent,
  Country,
  Coupon,
  CustomOption,
  DeliveryBranch,
  DeliveryMethod,
  EditedPicture,
  Event,
  EventCard,
  Form,
  GalleryPicture,
  HostedForm,
  JsonValue,
  LayoutElement,
  LineOptions,
  MediaItem,
  MenuItem,
  NavigationItem,
  Order,
  OrderAddress,
  OrderDocument,
  OrderListItem,
  PayPalPayload,
  PaymentMethod,
  Picture,
  Post,
  PostCard,
  PriceSummary,
  Product,
  ProductCard,
  RichNode,
  SectionDocument,
  Stock,
  Term,
  UploadData,
  User,
  Variant,
}
