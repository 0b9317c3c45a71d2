// Before the first import that brings React: its development build renders at a third of the speed.
process.env.NODE_ENV = "production";
