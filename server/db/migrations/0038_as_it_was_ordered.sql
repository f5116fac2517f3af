-- Bundles that were ordered before their lines named the parts: as they were chosen then, of the parts that the bundle has now.
UPDATE order_lines l
SET options = l.options || jsonb_build_object('parts', p.parts)
FROM (
  SELECT part.id, jsonb_agg(jsonb_build_object('productId', part.product_id, 'pieces', part.pieces) ORDER BY part.position) AS parts
  FROM (
    SELECT o.id, coalesce((c ->> 'variantId')::int, b.product_id) AS product_id, sum(b.quantity)::int AS pieces, min(b.position) AS position
    FROM order_lines o
    JOIN bundle_parts b ON b.bundle_id = o.product_id
    LEFT JOIN LATERAL (
      SELECT chosen -> 'options' AS c FROM jsonb_array_elements(o.options #> '{chosen,bundleOptions}') chosen
      WHERE (chosen ->> 'id')::int = b.product_id
    ) choice ON true
    WHERE o.options ? 'chosen' AND NOT o.options ? 'parts'
    GROUP BY 1, 2
  ) part
  GROUP BY part.id
) p
WHERE p.id = l.id;--> statement-breakpoint
-- A subscription's payment keeps what its plan was: months, and the price that was paid for each piece.
UPDATE payment_intents i
SET subscription = (i.subscription - 'ofPlan') || coalesce((
  SELECT jsonb_build_object('ofPlan', jsonb_build_object(
    'id', p.id, 'everyMonths', p.every_months, 'cents', i.amount_cents / (i.subscription ->> 'quantity')::int))
  FROM subscription_plans p
  WHERE p.id = (i.subscription ->> 'ofPlan')::int OR p.provider_plan_id = i.subscription ->> 'planId'
  ORDER BY p.id LIMIT 1), '{}')
WHERE i.subscription IS NOT NULL AND jsonb_typeof(i.subscription -> 'ofPlan') IS DISTINCT FROM 'object';
