# What only the page says of games with hands.

moves-none-place = Фишек ещё нет. Коснитесь свободного места и выберите, что положить, или сначала выберите фишку в руке.
