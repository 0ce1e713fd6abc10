-- Since when a push service has taken no message for a subscription; 0 if the last one was taken.
ALTER TABLE push_subscriptions ADD COLUMN failing_since DOUBLE PRECISION NOT NULL DEFAULT 0;
