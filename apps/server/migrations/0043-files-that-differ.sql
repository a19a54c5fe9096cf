-- The files that the second person of a seen check left otherwise than the first; null: of a review from before this column, all of them may be.
alter table request_reviews add column differing_files uuid[];
