# The analysis of this study in R, from the tables beside this file: every number that results.json
# has, by the same names, printed and written to numbers-r.tsv.
#
#   Rscript analysis.R [folder of the tables] [file to write]
#
# It takes R 4.1 or later with the packages survival (comes with R), lme4 and lmerTest. Where these
# are not there, it says so and leaves their numbers out. Not computed here, because R draws other
# random numbers: the ends of the bootstrap intervals. Found here by another method: the degrees of
# freedom of the mixed model (lmerTest takes derivatives by differences: some 5 digits agree).

settings <- list(
@SETTINGS@
)

# Columns of texts, whatever stands in them: a code may be 01 or NA, and a word true.
texts <- @TEXTS@

told <- list()
say <- function(..., value) {
  told[[paste(..., sep = "/")]] <<- as.numeric(if (length(value) == 0) NA else value)
}
have <- function(package) suppressWarnings(suppressMessages(requireNamespace(package, quietly = TRUE)))
safely <- function(expression) tryCatch(expression, error = function(e) NULL)

read <- function(folder, name) {
  for (file in file.path(folder, paste0(c("description-", "", ""), name, c("_data.tsv", ".tsv", ".csv")))) {
    if (file.exists(file)) {
      sep <- if (endsWith(file, ".csv")) "," else "\t"
      header <- scan(file, "", sep = sep, nlines = 1, quiet = TRUE,
                     fileEncoding = if (sep == ",") "UTF-8-BOM" else "")
      found <- read.table(file, header = TRUE, sep = sep, quote = "\"", comment.char = "",
                          na.strings = "NA", stringsAsFactors = FALSE, encoding = "UTF-8",
                          fileEncoding = if (sep == ",") "UTF-8-BOM" else "",
                          colClasses = ifelse(header %in% texts, "character", NA))
      for (column in intersect(texts, header)) {
        found[[column]][is.na(found[[column]])] <- "NA"
        found[[column]] <- sub("^'('*[=+@\uff1d\uff0b\uff0d\uff20-])", "\\1", found[[column]]) # Guarded from spreadsheets.
      }
      return(found)
    }
  }
  stop("there is no table ", name, " in ", folder)
}

describe <- function(x, ...) {
  n <- length(x)
  q <- if (n) quantile(x, c(.25, .5, .75), names = FALSE) else c(NA, NA, NA)
  reach <- if (n > 1) qt(.975, n - 1) * sd(x) / sqrt(n) else NA
  say(..., "n", value = n)
  say(..., "mean", value = if (n) mean(x) else NA)
  say(..., "sd", value = if (n > 1) sd(x) else NA)
  say(..., "median", value = q[2])
  say(..., "q1", value = q[1])
  say(..., "q3", value = q[3])
  say(..., "min", value = if (n) min(x) else NA)
  say(..., "max", value = if (n) max(x) else NA)
  say(..., "low", value = if (n) mean(x) - reach else NA)
  say(..., "high", value = if (n) mean(x) + reach else NA)
}

unbias <- function(df) if (df < 2) NA else exp(lgamma(df / 2) - lgamma((df - 1) / 2)) / sqrt(df / 2)

# Under which noncentral t distributions the t seen is at either end.
centres <- function(t, df) {
  one <- function(share) {
    reach <- 4 + abs(t) / 2
    safely(uniroot(function(ncp) suppressWarnings(pt(t, df, ncp)) - share,
                   c(t - reach, t + reach), tol = 1e-12, extendInt = "downX")$root)
  }
  ends <- c(if (is.null(a <- one(.975))) NA else a, if (is.null(b <- one(.025))) NA else b)
  ifelse(abs(ends) > 37, NA, ends)
}

# Newcombe's fifth method for the probability that one is greater, moved to -1 to 1.
share_ends <- function(share, n, m) {
  z2 <- qnorm(.975)^2
  half <- (n + m) / 2 - 1
  times <- function(a, b) {
    out <- rep(0, length(a) + length(b) - 1)
    for (i in seq_along(a)) out[i:(i + length(b) - 1)] <- out[i:(i + length(b) - 1)] + a[i] * b
    out
  }
  above <- c(2, -1); below <- c(1, 1); theta <- c(0, 1); rest <- c(1, -1)
  both <- times(above, below)
  more <- half * (times(rest, below) + times(theta, above))
  away <- n * m * times(times(c(share, -1), c(share, -1)), both)
  error <- z2 * times(times(theta, rest), both + more)
  roots <- polyroot(away - error)
  real <- Re(roots[abs(Im(roots)) < 1e-6 & Re(roots) > -1e-9 & Re(roots) < 1 + 1e-9])
  c(2 * min(max(min(real), 0), share) - 1, 2 * max(min(max(real), 1), share) - 1)
}

# Means of the same logs in another order differ in the sixteenth digit, and would not be ties.
level <- function(x) round(as.numeric(x), 10)

# Of equal numbers the variance may be some bits more than none.
varies <- function(x) diff(range(x)) > 0

# The Bayes factor of a t statistic with the JZS prior (scale sqrt(2) / 2), by the Cauchy prior of the
# effect and the noncentral t, and the posterior of the effect.
bayes <- function(t, size, df, ...) {
  likely <- function(effect) sapply(effect, function(d) {
    centre <- d * sqrt(size); square <- df + t^2
    top <- (t * centre + sqrt((t * centre)^2 + 4 * square * df)) / (2 * square)
    width <- 1 / sqrt(square + df / top^2)
    integrate(function(s) exp(df * log(s) - ((t * s - centre)^2 + df * s^2) / 2 + df / 2),
              max(0, top - 10 * width), top + 10 * width, rel.tol = 1e-10, subdivisions = 400)$value
  })
  density <- function(effect) likely(effect) * dcauchy(effect, 0, sqrt(2) / 2)
  centre <- t / sqrt(size)
  g <- function(u) {
    prior <- log(sqrt(2) / 2) - log(2 * pi) / 2 - u / 2 - .25 / exp(u)
    exp(prior - log1p(size * exp(u)) / 2
        - (df + 1) / 2 * (log1p(t^2 / ((1 + size * exp(u)) * df)) - log1p(t^2 / df)))
  }
  say(..., "bf10", value = sum(g(seq(-14, 80, by = .01))) * .01)
  reach <- 8 * (1 / sqrt(size) + abs(centre) / sqrt(2 * df)) + 4 * sqrt(2) / 2 / df
  grid <- seq(centre - reach, centre + reach, length.out = 1201)
  if (reach > 6) { # The prior bends most around 0, within two of these steps.
    near <- seq(-2.5, 2.5, length.out = 501)
    grid <- sort(unique(c(grid, near[near > grid[1] & near < grid[1201]])))
  }
  d <- splinefun(grid, density(grid))
  up <- function(q) integrate(d, grid[1], q, rel.tol = 1e-10, subdivisions = 1000)$value
  total <- up(grid[length(grid)])
  if (!(total > 0)) return()
  ends <- sapply(c(.025, .5, .975), function(share) {
    uniroot(function(q) up(q) / total - share, range(grid), tol = 1e-11)$root
  })
  say(..., "posterior", value = ends[2])
  say(..., "posterior", "low", value = ends[1])
  say(..., "posterior", "high", value = ends[3])
}

# The squared error of a trimmed mean, from the winsorized variance, and how many values are left.
squared <- function(x) {
  cut <- floor(.2 * length(x)); left <- length(x) - 2 * cut
  x <- sort(x)
  if (cut) { x[seq_len(cut)] <- x[cut + 1]; x[length(x) + 1 - seq_len(cut)] <- x[length(x) - cut] }
  if (left < 2 || diff(range(x)) == 0) return(c(0, left))
  c(var(x) * (length(x) - 1) / (left * (left - 1)), left)
}

trimmed <- function(far, error, df, ...) {
  say(..., "trimmed", value = far)
  if (!is.finite(df) || df <= 0 || error <= 0) return()
  say(..., "trimmed-t", value = far / error)
  say(..., "trimmed-df", value = df)
  say(..., "trimmed-p", value = 2 * pt(-abs(far / error), df))
  say(..., "trimmed", "low", value = far - qt(.975, df) * error)
  say(..., "trimmed", "high", value = far + qt(.975, df) * error)
}

between <- function(x, y, ...) {
  n <- length(x); m <- length(y)
  far <- if (n && m) mean(x) - mean(y) else NA
  say(..., "difference", value = far)
  spread <- min(n, m) > 1 && (varies(x) || varies(y))
  p <- u_p <- NA
  if (spread) {
    t <- t.test(x, y)
    say(..., "difference", "low", value = t$conf.int[1])
    say(..., "difference", "high", value = t$conf.int[2])
    say(..., "t", value = t$statistic)
    say(..., "df", value = t$parameter)
    p <- t$p.value
    df <- n + m - 2
    pooled <- sqrt(((n - 1) * var(x) + (m - 1) * var(y)) / df)
    root <- sqrt(n * m / (n + m))
    ends <- centres(far / pooled * root, df)
    bayes(far / pooled * root, root^2, df, ...)
    say(..., "g", value = unbias(df) * far / pooled)
    say(..., "g", "low", value = unbias(df) * ends[1] / root)
    say(..., "g", "high", value = unbias(df) * ends[2] / root)
  }
  if (min(n, m) > 1) {
    a <- squared(x); b <- squared(y)
    df <- if (min(a[2], b[2]) > 1) (a[1] + b[1])^2 / (a[1]^2 / (a[2] - 1) + b[1]^2 / (b[2] - 1)) else 0
    trimmed(mean(x, trim = .2) - mean(y, trim = .2), sqrt(a[1] + b[1]), df, ...)
  }
  if (n && m) {
    u <- sum(rank(c(x, y))[seq_len(n)]) - n * (n + 1) / 2
    same <- diff(range(c(x, y))) == 0
    exact <- n * m <= settings$exact_pairs && !anyDuplicated(c(x, y))
    u_p <- if (same) 1 else suppressWarnings(wilcox.test(x, y, exact = exact)$p.value)
    say(..., "u", value = u)
    say(..., "r", value = if (same) 0 else 2 * u / (n * m) - 1)
    if (!same) {
      ends <- share_ends(u / (n * m), n, m)
      say(..., "r", "low", value = ends[1])
      say(..., "r", "high", value = ends[2])
    }
  }
  say(..., "p", value = p)
  say(..., "u-p", value = u_p)
  c(p, u_p)
}

within <- function(gaps, ...) {
  n <- length(gaps)
  say(..., "difference", value = if (n) mean(gaps) else NA)
  p <- u_p <- NA
  if (n > 1 && diff(range(gaps)) > 0) {
    t <- t.test(gaps)
    say(..., "difference", "low", value = t$conf.int[1])
    say(..., "difference", "high", value = t$conf.int[2])
    say(..., "t", value = t$statistic)
    say(..., "df", value = t$parameter)
    p <- t$p.value
    ends <- centres(unname(t$statistic), n - 1)
    say(..., "g", value = unbias(n - 1) * mean(gaps) / sd(gaps))
    say(..., "g", "low", value = unbias(n - 1) * ends[1] / sqrt(n))
    say(..., "g", "high", value = unbias(n - 1) * ends[2] / sqrt(n))
  }
  if (n > 1) {
    a <- squared(gaps)
    trimmed(mean(gaps, trim = .2), sqrt(a[1]), a[2] - 1, ...)
    if (diff(range(gaps)) > 0) bayes(mean(gaps) / sd(gaps) * sqrt(n), n, n - 1, ...)
  }
  kept <- gaps[gaps != 0]
  if (length(kept)) {
    ranks <- rank(abs(kept))
    v <- sum(ranks[kept > 0])
    u_p <- suppressWarnings(wilcox.test(gaps)$p.value)
    say(..., "u", value = v)
    say(..., "r", value = 2 * v / (length(kept) * (length(kept) + 1) / 2) - 1)
  } else if (n) {
    say(..., "r", value = 0)
  }
  say(..., "p", value = p)
  say(..., "u-p", value = u_p)
  c(p, u_p)
}

middle <- function(time, solved) {
  if (!length(time)) return(NA)
  fit <- survival::survfit(survival::Surv(time, solved) ~ 1)
  unname(summary(fit)$table["median"])
}

log_rank <- function(games, arms, column, ...) {
  d <- games[games$arm %in% arms & !is.na(games[[column]]), ]
  d$first <- d$arm == arms[1]
  say(..., "observed", value = sum(d$solved & d$first))
  if (!any(d$solved)) { say(..., "expected", value = 0); return() }
  if (length(unique(d$arm)) < 2) {
    say(..., "expected", value = if (all(d$first)) sum(d$solved) else 0)
    return()
  }
  d$time <- d[[column]]
  found <- safely(survival::survdiff(survival::Surv(time, solved) ~ first, d))
  if (is.null(found)) { # survdiff cannot where chance decides nothing: all end at the same time.
    ends <- unique(d$time[d$solved])
    due <- sapply(ends, function(at) sum(d$solved & d$time == at) * mean(d$first[d$time >= at]))
    say(..., "expected", value = sum(due))
    return()
  }
  say(..., "expected", value = found$exp[2])
  if (found$var[2, 2] > 1e-12) {
    say(..., "chi2", value = found$chisq)
    say(..., "p", value = pchisq(found$chisq, 1, lower.tail = FALSE))
  }
  cox <- safely(survival::coxph(survival::Surv(time, solved) ~ first, d, ties = "breslow", init = 0,
                                control = survival::coxph.control(iter.max = 0)))
  if (is.null(cox)) return()
  added <- rowsum(residuals(cox, type = "score"), d$participant)
  squares <- sum(added^2)
  if (squares > 1e-12) {
    chi2 <- sum(added)^2 / squares
    say(..., "chi2-people", value = chi2)
    say(..., "p-people", value = pchisq(chi2, 1, lower.tail = FALSE))
  }
}

# All arms at once: the score test with the scores summed by participants.
log_rank_at_once <- function(games, column) {
  d <- games[!is.na(games[[column]]), ]
  d$time <- d[[column]]
  d$arm <- factor(d$arm, levels = settings$arms)
  if (!any(d$solved) || any(table(d$arm) == 0)) return()
  cox <- safely(survival::coxph(survival::Surv(time, solved) ~ arm, d, ties = "breslow",
                                init = rep(0, nlevels(d$arm) - 1),
                                control = survival::coxph.control(iter.max = 0)))
  if (is.null(cox)) return()
  added <- rowsum(residuals(cox, type = "score"), d$participant)
  total <- colSums(added)
  spread <- crossprod(added)
  if (min(svd(spread)$d) <= 1e-12) return()
  chi2 <- drop(total %*% solve(spread, total))
  say("log-rank", column, "chi2", value = chi2)
  say("log-rank", column, "df", value = nlevels(d$arm) - 1)
  say("log-rank", column, "p", value = pchisq(chi2, nlevels(d$arm) - 1, lower.tail = FALSE))
}

effect <- function(estimate, error, df, ...) {
  t <- estimate / error
  say(..., "estimate", value = estimate)
  say(..., "error", value = error)
  say(..., "t", value = t)
  say(..., "df", value = df)
  say(..., "p", value = 2 * pt(-abs(t), df))
  say(..., "low", value = estimate - qt(.975, df) * error)
  say(..., "high", value = estimate + qt(.975, df) * error)
}

model <- function(d, measure) {
  d <- d[!is.na(d$y), ]
  d$arm <- factor(d$arm, levels = settings$arms[settings$arms %in% d$arm])
  terms <- if (nlevels(d$arm) > 1) "arm" else character()
  if (settings$several) {
    d$period <- factor(d$period)
    d$sequence <- factor(d$sequence)
    if (nlevels(d$period) > 1) terms <- c(terms, "period")
    if (nlevels(d$sequence) > 1) terms <- c(terms, "sequence")
  }
  fixed <- paste(c("y ~ 1", terms), collapse = " + ")
  random <- settings$random[[measure]]
  whole <- as.formula(paste(fixed, "+", random))
  close <- lme4::lmerControl(optimizer = "bobyqa", optCtrl = list(rhoend = 1e-10, maxfun = 1e5),
                             check.conv.singular = lme4::.makeCC("ignore", tol = 1e-4))
  fit <- if (have("lmerTest")) lmerTest::lmer(whole, d, control = close)
         else lme4::lmer(whole, d, control = close)
  name <- paste0("model/", measure)
  say(name, "games", value = nrow(d))
  say(name, "participants", value = length(unique(d$participant)))
  say(name, "secrets", value = length(unique(d$secret)))
  say(name, "deviance", value = lme4::REMLcrit(fit))
  parts <- as.data.frame(lme4::VarCorr(fit))
  say(name, "variance", "residual", value = parts$vcov[parts$grp == "Residual"])
  for (part in list(c("participant", "participants"), c("secret", "secrets"))) {
    found <- lme4::VarCorr(fit)[[part[1]]]
    if (nrow(found) > 1) { # Effects by treatments, as lme4 has them, to those in each arm.
      cells <- cbind(1, rbind(0, diag(nlevels(d$arm) - 1)))
      found <- cells %*% found %*% t(cells)
      order <- order(levels(d$arm), method = "radix")
      for (one in seq_along(order)) for (other in seq_len(one))
        say(name, "variance", part[2], levels(d$arm)[order[other]], levels(d$arm)[order[one]],
            value = found[order[other], order[one]])
    } else {
      say(name, "variance", part[2], value = found[1, 1])
      own <- parts$vcov[parts$grp == paste0(part[1], ":arm")]
      if (length(own)) say(name, "variance", paste0(part[2], "-arm"), value = own)
    }
  }
  b <- lme4::fixef(fit)
  freedom <- function(weights) {
    if (!have("lmerTest")) return(NA)
    lmerTest::contest1D(fit, weights)[["df"]]
  }
  errors <- sqrt(diag(as.matrix(vcov(fit))))
  names <- sub("^(arm|period|sequence)", "\\1 ", names(b))
  for (place in seq_along(b))
    effect(b[[place]], errors[[place]], freedom(as.numeric(seq_along(b) == place)),
           name, "effect", names[place])
  levels <- levels(d$arm)
  if (length(levels) > 1) for (one in 1:(length(levels) - 1)) for (other in (one + 1):length(levels)) {
    weights <- as.numeric(names(b) == paste0("arm", levels[one])) -
      as.numeric(names(b) == paste0("arm", levels[other]))
    effect(sum(weights * b), sqrt(drop(t(weights) %*% as.matrix(vcov(fit)) %*% weights)),
           freedom(weights), name, "contrast", paste(levels[one], "-", levels[other]))
  }
  likely <- lme4::lmer(whole, d, control = close, REML = FALSE)
  for (term in terms) {
    less <- as.formula(paste(paste(c("y ~ 1", setdiff(terms, term)), collapse = " + "),
                             "+", random))
    fewer <- lme4::lmer(less, d, control = close, REML = FALSE)
    chi2 <- max(as.numeric(2 * (logLik(likely) - logLik(fewer))), 0)
    df <- attr(logLik(likely), "df") - attr(logLik(fewer), "df")
    say(name, "term", term, "chi2", value = chi2)
    say(name, "term", term, "df", value = df)
    say(name, "term", term, "p", value = pchisq(chi2, df, lower.tail = FALSE))
  }
}

analyse <- function(folder) {
  told <<- list()
  people <- read(folder, "participants")
  games <- read(folder, "games")
  attempts <- read(folder, "attempts")
  answers <- read(folder, "answers")
  gone <- people$participant[people$withdrawn]
  games <- games[!games$participant %in% gone, ]
  attempts <- attempts[!attempts$participant %in% gone, ]
  answers <- answers[!answers$participant %in% gone, ]
  if (length(unique(games$timed_by_hand)) > 1) games$seconds[games$timed_by_hand] <- NA
  games$seconds[!is.na(games$seconds) & games$seconds <= 0] <- NA
  counted <- games$outcome != "interrupted"
  games$value_attempts <- ifelse(games$solved, games$attempts,
    (if (is.na(settings$attempts_cap)) games$attempts else settings$attempts_cap) + settings$one_more)
  games$value_seconds <- ifelse(!is.na(games$seconds) & games$seconds > 0,
    if (is.na(settings$time_cap)) games$seconds else ifelse(games$solved, games$seconds, settings$time_cap), NA)
  games[["value_log-seconds"]] <- log(games$value_seconds)
  games$sequence <- people$arm[match(games$participant, people$participant)]
  used <- if (settings$practice) rep(TRUE, nrow(games)) else !games$practice
  measured <- games[used & counted, ]
  pairs <- if (length(settings$arms) > 1) combn(settings$arms, 2, simplify = FALSE) else list()

  means <- list()
  for (measure in c("attempts", "seconds", "log-seconds")) {
    column <- paste0("value_", measure)
    means[[measure]] <- lapply(setNames(settings$arms, settings$arms), function(arm) {
      d <- measured[measured$arm == arm & !is.na(measured[[column]]), ]
      if (nrow(d)) tapply(d[[column]], d$participant, mean) else numeric()
    })
    for (arm in settings$arms) describe(as.numeric(means[[measure]][[arm]]), "means", measure, arm)
    found <- sapply(pairs, function(pair) {
      x <- means[[measure]][[pair[1]]]; y <- means[[measure]][[pair[2]]]
      both <- intersect(names(x), names(y))
      if (length(both)) within(level(x[both] - y[both]), "compared", measure, pair[1], pair[2])
      else between(level(x), level(y), "compared", measure, pair[1], pair[2])
    })
    for (place in seq_along(pairs)) {
      name <- paste("compared", measure, pairs[[place]][1], pairs[[place]][2], sep = "/")
      say(name, "p-holm", value = p.adjust(found[1, ], "holm")[place])
      say(name, "u-p-holm", value = p.adjust(found[2, ], "holm")[place])
    }
    if (length(settings$arms) > 2) {
      groups <- means[[measure]]
      everywhere <- Reduce(intersect, lapply(groups, names))
      if (length(everywhere)) {
        table <- sapply(groups, function(x) level(x[everywhere]))
        if (length(everywhere) > 1) {
          test <- friedman.test(table)
          say("omnibus", measure, "ranks", "chi2", value = test$statistic)
          say("omnibus", measure, "ranks", "p", value = test$p.value)
        }
      } else if (!anyDuplicated(unlist(lapply(groups, names))) && all(lengths(groups) > 0)) {
        y <- unlist(lapply(groups, level)); g <- factor(rep(names(groups), lengths(groups)))
        if (all(lengths(groups) > 1) && all(sapply(groups, varies))) {
          test <- oneway.test(y ~ g)
          say("omnibus", measure, "means", "f", value = test$statistic)
          say("omnibus", measure, "means", "df1", value = test$parameter[1])
          say("omnibus", measure, "means", "df2", value = test$parameter[2])
          say("omnibus", measure, "means", "p", value = test$p.value)
        }
        if (diff(range(y)) > 0) {
          test <- kruskal.test(y, g)
          say("omnibus", measure, "ranks", "chi2", value = test$statistic)
          say("omnibus", measure, "ranks", "p", value = test$p.value)
        }
      }
    }
  }

  say("censored/share", value = if (nrow(measured)) mean(!measured$solved) else 0)
  for (arm in settings$arms) {
    d <- measured[measured$arm == arm, ]
    say("games", arm, "played", value = sum(games$arm == arm & used))
    say("games", arm, "solved", value = sum(d$solved))
    say("games", arm, "censored", value = sum(!d$solved))
    if (have("survival")) {
      timed <- d[!is.na(d$seconds), ]
      say("games", arm, "median-attempts", value = middle(d$attempts, d$solved))
      say("games", arm, "median-seconds", value = middle(timed$seconds, timed$solved))
    }
  }
  if (have("survival")) for (measure in c("attempts", "seconds")) {
    p <- NULL
    for (pair in pairs) {
      log_rank(measured, pair, measure, "log-rank", measure, pair[1], pair[2])
      own <- told[[paste("log-rank", measure, pair[1], pair[2], "p-people", sep = "/")]]
      p <- c(p, if (is.null(own)) NA else own)
    }
    adjusted <- p.adjust(p, "holm")
    for (place in seq_along(pairs))
      say("log-rank", measure, pairs[[place]][1], pairs[[place]][2], "p-holm", value = adjusted[place])
    if (length(settings$arms) > 2) log_rank_at_once(measured, measure)
  }
  if (have("lme4")) for (measure in c("log-seconds", "attempts")) {
    if (!measure %in% names(settings$random)) next
    d <- measured
    d$y <- d[[paste0("value_", measure)]]
    model(d, measure)
  }

  for (secret in sort(unique(measured$secret))) for (arm in settings$arms) {
    d <- measured[measured$secret == secret & measured$arm == arm, ]
    say("secrets", secret, arm, "games", value = nrow(d))
    say("secrets", secret, arm, "solved", value = sum(d$solved))
    say("secrets", secret, arm, "attempts", value = mean(d$value_attempts))
    say("secrets", secret, arm, "seconds", value = mean(d$value_seconds, na.rm = TRUE))
  }
  for (arm in settings$arms) {
    whole <- games[games$arm == arm & counted, ]
    for (number in sort(unique(whole$game))) {
      d <- whole[whole$game == number, ]
      say("learning", arm, number, "attempts", value = mean(d$value_attempts))
      say("learning", arm, number, "seconds", value = mean(d$value_seconds, na.rm = TRUE))
    }
    tried <- attempts[attempts$arm == arm & (settings$practice | !attempts$practice), ]
    offered <- tried[tried$list_open, ]
    say("adherence", arm, "attempts", value = nrow(tried))
    say("adherence", arm, "offered", value = nrow(offered))
    if (nrow(offered)) {
      say("adherence", arm, "taken", value = mean(offered$taken))
      say("adherence", arm, "followed", value = mean(!is.na(offered$rank)))
      say("adherence", arm, "first", value = mean(!is.na(offered$rank) & offered$rank == 1))
    }
    waits <- tried$seconds_waited[!is.na(tried$seconds_waited)]
    if (length(waits)) {
      say("adherence", arm, "wait", value = median(waits))
      say("adherence", arm, "longest-wait", value = max(waits))
    }
  }
  answers$block[is.na(answers$block)] <- ""
  answers$about <- ifelse(answers$arm %in% settings$arms, answers$arm, "all conditions")
  for (asked in settings$questionnaires) for (about in c(settings$arms, "all conditions")) {
    d <- answers[answers$questionnaire == asked$name & answers$about == about &
                   answers$item %in% asked$items & !is.na(answers$value), ]
    if (!nrow(d)) next
    worth <- ifelse(d$item %in% asked$reverse, asked$most - d$value, d$value - asked$least)
    one <- aggregate(worth, list(d$participant, d$block, d$period), function(x)
      if (length(x) == length(asked$items)) 100 * sum(x) / (length(x) * (asked$most - asked$least)) else NA)
    one <- one[!is.na(one$x), ]
    if (nrow(one))
      describe(as.numeric(tapply(one$x, one$Group.1, mean)), "scores", asked$name, about)
  }
  told
}

written <- function(found, file) {
  values <- vapply(found, function(x) x[1], 0)
  lines <- paste(names(found), ifelse(is.na(values), "NA", formatC(values, digits = 17, format = "g")),
                 sep = "\t")
  writeLines(c("name\tvalue", lines), file)
}

if (!interactive() && !exists("only_functions")) {
  given <- commandArgs(trailingOnly = TRUE)
  folder <- if (length(given)) given[1] else "."
  found <- analyse(folder)
  written(found, if (length(given) > 1) given[2] else "numbers-r.tsv")
  for (package in c("survival", "lme4", "lmerTest"))
    if (!have(package)) message("The package ", package, " is not installed: its numbers are left out.")
  cat(length(found), "numbers, such as:\n")
  print(head(unlist(found), 12))
}
