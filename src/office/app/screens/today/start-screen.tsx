import { Navigate } from "@tanstack/react-router";
import { hasRight } from "#domain/office/person.ts";
import { TodayScreen } from "#office/app/screens/today/today-screen.tsx";
import { usePerson } from "#office/app/session.ts";

/** Opens the day of those who answer enquiries, and the account of everybody else. */
export function StartScreen() {
  const { role } = usePerson();
  return hasRight(role, "sell") ? <TodayScreen /> : <Navigate to="/account" />;
}
